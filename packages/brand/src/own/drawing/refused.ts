import { shown } from '../../shown.ts'

export class Refused extends Error {}

export const loads = (what: string) =>
  new Refused(`contains ${shown(what)}, which runs or loads something; remove it.`)
