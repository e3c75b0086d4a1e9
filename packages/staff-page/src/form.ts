import { html } from 'hono/html'
import type { Content, Markup } from './parts.ts'
import { th } from './th.ts'

type Attributes = Record<string, string | number | boolean | null | undefined>

/** Returns attributes as HTML; omits false and missing ones. */
const written = (attributes: Attributes) =>
  Object.entries(attributes).map(([name, value]) =>
    value === true
      ? html` ${name}`
      : value === false || value === null || value === undefined
        ? ''
        : html` ${name}="${value}"`,
  )

/** Returns a labelled input, required by default. */
export const field = (name: string, label: string, attributes: Attributes = {}): Markup =>
  html`<label class="field"
    >${label}<input
      name="${name}"
      ${written({ type: 'text', required: true, maxlength: attributes['type'] ? undefined : 300, ...attributes })}
  /></label>`

export const area = (name: string, label: string, attributes: Attributes = {}): Markup =>
  html`<label class="field whole"
    >${label}<textarea name="${name}" ${written({ maxlength: 4_000, ...attributes })}></textarea>
  </label>`

export const select = (
  name: string,
  label: string,
  choices: Record<string, string>,
  chosen?: string,
): Markup =>
  html`<label class="field"
    >${label}<select name="${name}" required>
      ${Object.entries(choices).map(([value, words]) => html`<option value="${value}" ${written({ selected: value === chosen })}>${words}</option>`)}
    </select></label
  >`

export const tick = (name: string, label: string, isTicked = false): Markup =>
  html`<label class="tick"
    ><input type="checkbox" name="${name}" value="yes" ${written({ checked: isTicked })} /> ${label}</label
  >`

export const hidden = (name: string, value: string): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`

export const form = (
  action: string,
  press: string,
  tone: 'main' | 'plain' | 'bad' = 'plain',
  ...fields: Content[]
): Markup =>
  html`<form method="post" action="${action}" class="form ${fields.length > 0 ? 'filled' : ''}">
    ${fields}<button class="${tone}">${press}</button>
  </form>`

/** Returns a search form. */
export const finder = (action: string, sought: Content, more?: Content, press = th.search): Markup =>
  html`<form action="${action}" class="form finder">${sought}<button>${press}</button>${more}</form>`

export const searchField = (name: string, label: string, value: string): Markup =>
  field(name, label, { type: 'search', required: false, value })

export const linkButton = (href: string, words: Content): Markup =>
  html`<a class="button" href="${href}">${words}</a>`
