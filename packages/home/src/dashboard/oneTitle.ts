// Many write a Thai title and the name without a space. "คุณากร" is a name.
const khunBeforeTitle = /คุณ(?=นาย|นาง|เด็กชาย|เด็กหญิง|ว่าที่|คุณ(?!า)|[ก-ฮ]{1,3}\.|(?:mr|mrs|ms|miss|dr)\b)/i

/** Removes "คุณ" from a greeting before a title: "คุณนางสาว มาลี" becomes "นางสาว มาลี". */
export const oneTitle = (greeting: string): string => greeting.replace(khunBeforeTitle, '')
