import type { Brand } from '@member/brand'
import { faultsOf } from '@member/brand/faults'

/** What a designer decides of a new brand. */
export type Draft = Pick<Brand, 'clientId' | 'displayName' | 'themeColour' | 'scheme'>

/** A client id made from what is Latin in a name. */
export const clientIdOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'new-brand'

/** The brand's file; what it leaves out has a default. */
export const brandFile = ({ clientId, displayName, themeColour, scheme }: Draft) => ({
  $schema: '../packages/brand/src/brand.schema.json',
  clientId,
  displayName,
  themeColour,
  scheme,
  line: { line1: `@${clientId.slice(0, 25)}`, line2: `@${clientId.slice(0, 25)}.help` },
})

/** The file as it is written to disk. */
export const brandText = (draft: Draft) => `${JSON.stringify(brandFile(draft), null, 2)}\n`

/** What the build would say against it, a sentence each. */
export const faultsOfDraft = (draft: Draft) => faultsOf(`${draft.clientId}.json`, brandFile(draft))
