import * as v from 'valibot'
import { isRecord } from './isRecord.ts'

// A tab stays open while servers add values. The app ignores unknown values, while the schemas of the calls, by
// which servers are checked, contain every value.

interface Words {
  readonly options: readonly string[]
}

/** False for a string that is missing from the list, as a newer server may send. */
export const isKnown = (value: unknown, { options }: Words): boolean =>
  typeof value !== 'string' || options.includes(value)

/** Returns the list schema, changed to drop items with an unknown string in one of `fields`. */
export const knownItems = <S extends v.GenericSchema>(list: S, fields: Record<string, Words>) => {
  const isItemKnown = (item: unknown) =>
    !isRecord(item) || Object.entries(fields).every(([field, words]) => isKnown(item[field], words))
  const known = (data: unknown) =>
    isRecord(data) && Array.isArray(data['items'])
      ? { ...data, items: data['items'].filter(isItemKnown) }
      : data
  return v.pipe(v.unknown(), v.transform(known), list)
}
