/** The attribute of `<html>` that names the scheme a member chose; without it the phone's own is shown. */
export const schemeMark = 'data-scheme'
