import { html } from 'hono/html'
import { th } from './th.ts'

/** Field for the six digits of a second factor. */
export const codeField = html`<label class="field"
  >${th.code}<input
    type="text"
    name="code"
    inputmode="numeric"
    autocomplete="one-time-code"
    pattern="[0-9]{6}"
    required
/></label>`
