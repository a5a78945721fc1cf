-- No rendered text is stored: endings have an id and what each seat got, and are said in the reader's language.
UPDATE tables SET result = json_remove(result, '$.sentence') WHERE json_extract(result, '$.sentence') IS NOT NULL;
UPDATE entries SET event = json_remove(event, '$.event.ending.sentence')
    WHERE event IS NOT NULL AND json_extract(event, '$.event.ending.sentence') IS NOT NULL;
