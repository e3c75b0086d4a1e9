import { wcagContrast } from 'culori'

export type Palette = Record<`--${string}`, string>

type Token = keyof Palette

const grounds: Token[] = ['--bg', '--surface-1', '--surface-2', '--surface-3']
const statuses: Token[] = ['--info', '--ok', '--warn', '--bad']
const softs = statuses.map((one): Token => `${one}-soft`)

const promises: [token: Token, on: Token[], least: number][] = [
  ['--text', [...grounds, '--brand-soft', ...softs], 4.5],
  ['--text-muted', [...grounds, '--brand-soft', ...softs], 4.5],
  ['--brand-text', [...grounds, '--brand-soft'], 4.5],
  ['--on-brand', ['--brand', '--brand-strong'], 4.5],
  ...statuses.map((one): [Token, Token[], number] => [one, [...grounds, `${one}-soft`], 4.5]),
  ['--on-status', statuses, 4.5],
  ['--border-strong', grounds, 3],
  ['--focus', grounds, 3],
]

export interface Contrast {
  token: Token
  on: Token
  ratio: number
  least: number
}

export const contrasts = (tokens: Palette): Contrast[] =>
  promises.flatMap(([token, on, least]) =>
    on.map((ground) => ({
      token,
      on: ground,
      ratio: wcagContrast(tokens[token] ?? '', tokens[ground] ?? ''),
      least,
    })),
  )
