-- Names are searched without ็ ์ ๎ too: what was written before loses them as well.
UPDATE "games" SET "search_key" = translate("search_key", U&'\0E47\0E4C\0E4E', '');
