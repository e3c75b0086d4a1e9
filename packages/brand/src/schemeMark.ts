/** Attribute of `<html>` with the scheme that the member chose; if absent, the phone's scheme applies. */
export const schemeMark = 'data-scheme'
