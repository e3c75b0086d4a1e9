import { shown } from '../../shown.ts'

/** Why a drawing is refused, as a sentence about it. */
export class Refused extends Error {}

/** Message for a reference that a picture does not need. */
export const loads = (what: string) =>
  new Refused(`contains ${shown(what)}, which runs or loads something; remove it.`)
