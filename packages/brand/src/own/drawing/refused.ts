import { shown } from '../../shown.ts'

export class Refused extends Error {}

/** Error about a reference that a picture does not need. */
export const loads = (what: string) =>
  new Refused(`contains ${shown(what)}, which runs or loads something; remove it.`)
