/** The windows in which every room is looked at, in pixels of the page: phones, tablets, laptops, a very large screen, and text at twice its size. */
export const SIZES: Record<string, { width: number; height: number; deviceScaleFactor?: number }> = {
  '360x640': { width: 360, height: 640 },
  '390x844': { width: 390, height: 844 },
  '740x360': { width: 740, height: 360 },
  '820x1180': { width: 820, height: 1180 },
  '1180x820': { width: 1180, height: 820 },
  '1366x768': { width: 1366, height: 768 },
  '1366x768-zoomed': { width: 683, height: 384, deviceScaleFactor: 2 },
  '1920x1080': { width: 1920, height: 1080 },
  '2560x1300': { width: 2560, height: 1300 },
};
