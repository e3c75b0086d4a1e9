import { blue, fire, gold, green, night, red, steel, type Emblem } from './shapes.ts'

const tints: Record<string, Record<string, string>> = {
  cool: { [fire]: blue, [red]: blue, [gold]: steel, [green]: blue, [steel]: night },
  warm: { [blue]: fire, [green]: red, [steel]: gold, [night]: red },
  jade: { [fire]: green, [red]: green, [blue]: green, [steel]: green },
}

/** Returns an emblem in other colours; an unknown `tint` changes nothing. */
export const painted = (emblem: Emblem, tint: string): Emblem =>
  emblem.map(([paint, d]) => [tints[tint]?.[paint] ?? paint, d])
