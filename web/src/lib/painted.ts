/** Once the browser has shown what is on the page now: what is fetched and done then delays no first sight. A page that nobody sees does not wait. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.visibilityState === 'hidden') done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
