import { html } from 'hono/html'
import type { Markup } from '../staffPage/parts.ts'

/** A member as lists name them. */
export const fullName = ({ name, username }: { name: string; username: string }): string =>
  `${name} (${username})`

/** Leads to the page of a member. */
export const memberLink = (uuid: string, words: string): Markup =>
  html`<a href="/desk/members/${uuid}">${words}</a>`
