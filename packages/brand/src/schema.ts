import * as v from 'valibot'
import {
  address,
  domains,
  hostAddress,
  hosts,
  lineId,
  listOf,
  optionalAddress,
  page,
  percent,
  text,
} from './fields.ts'
import { chat } from './chat.ts'
import { extras, gameCategories, languages, shortcutNames } from './places.ts'
import { general, texts } from './texts.ts'
import { pages, translationFields } from './translations.ts'

export const brandSchema = v.strictObject({
  clientId: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'is not a client id'),
    v.description('the name of the file without .json: small letters, digits and dashes, at most 40'),
  ),
  ...texts,
  pages: v.optional(pages, {}),
  themeColour: v.pipe(
    v.string(),
    v.regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour'),
    v.description('the one theme colour: a # and six hexadecimal digits, such as #FFCA00'),
  ),
  scheme: v.optional(
    v.pipe(
      v.picklist(['dark', 'light', 'both']),
      v.description('"dark", "light", or "both": as the member chooses'),
    ),
    'dark',
  ),
  line: v.pipe(
    v.strictObject({
      line1: lineId('the main support account'),
      line2: lineId('the backup support account'),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return
      const { line1, line2 } = dataset.value
      const path = {
        type: 'object',
        origin: 'value',
        input: dataset.value,
        key: 'line2',
        value: line2,
      } as const
      if (line1 === line2) addIssue({ input: line2, path: [path], message: 'is the main account too' })
    }),
    v.description('the two support Line ids: { "line1": "@main", "line2": "@backup" }'),
  ),
  licence: v.optional(
    v.pipe(
      v.strictObject({
        holder: text('the company that holds the licence'),
        number: text('the number of the licence'),
        authority: text('the authority that gave the licence'),
      }),
      v.description('the licence that the footer shows: { "holder", "number", "authority" }'),
    ),
  ),
  helpLine: v.optional(
    v.pipe(
      v.strictObject({
        name: text('who answers the help line'),
        phone: v.pipe(
          v.string(),
          v.regex(/^(?=.{3,20}$)\+?[0-9](?:[ -]*[0-9]){2,}$/, 'is not a telephone number'),
          v.description('the number to call: digits, spaces and dashes'),
        ),
        url: address('the page of the help line'),
      }),
      v.description('{ "name", "phone", "url" } of the help for problem gambling'),
    ),
    { name: general.th.helpLine, phone: '1323', url: 'https://1323alltime.camri.go.th/' },
  ),
  minimumAge: v.optional(
    v.pipe(
      v.number(),
      v.integer('is not a whole number'),
      v.minValue(18, 'is below 18'),
      v.maxValue(30, 'is above 30'),
      v.description('the youngest age in years, 18 to 30 (20 unless given)'),
    ),
    20,
  ),
  ageGate: v.optional(
    v.pipe(v.boolean(), v.description('true asks every visitor, once a device, whether they are old enough')),
    false,
  ),
  levelRebates: v.optional(
    v.pipe(
      v.array(percent),
      v.length(5, 'has not five numbers'),
      v.description('five percentages of loss refund, for levels 1 to 4 and for 5 and 6 together'),
    ),
    [5, 5, 8, 12, 15],
  ),
  domains: v.optional(domains('the host names this brand is served on, first that for search engines'), []),
  specialHosts: v.optional(hosts('the hosts on which the public pages use the simple layout'), []),
  languages: v.optional(
    v.pipe(
      listOf(languages, 'the languages members choose from, the first of them where they have not chosen'),
      v.nonEmpty('names no language'),
    ),
    ['th'],
  ),
  ...translationFields,
  publicLayout: v.optional(
    v.pipe(v.picklist(['full', 'simple']), v.description('"full" or "simple"')),
    'full',
  ),
  bottomBar: v.optional(
    v.pipe(
      v.picklist(['withdraw', 'media']),
      v.description('"withdraw" or "media": the fourth place of the bar'),
    ),
    'withdraw',
  ),
  categories: v.optional(
    v.pipe(
      listOf(gameCategories, 'the game categories in their order, hot among them'),
      v.check((given) => given.includes('hot'), 'leaves out hot, where every “play” leads'),
    ),
    [...gameCategories],
  ),
  shortcuts: v.optional(
    listOf(
      shortcutNames,
      'shortcuts of a member’s home in their order, of which the first eight are shown at once',
    ),
  ),
  leaveOut: v.optional(listOf(extras, 'what the site does without'), []),
  hsts: v.optional(
    v.pipe(
      v.strictObject({
        days: v.pipe(
          v.number(),
          v.integer('is not a whole number'),
          v.minValue(0, 'is below 0'),
          v.maxValue(3650, 'is above 3650'),
          v.description('for how many days browsers come by https alone, 0 to 3650; 0 makes them forget'),
        ),
        subdomains: v.optional(
          v.pipe(v.boolean(), v.description('true only where every subdomain is on https too')),
          false,
        ),
      }),
      v.description('{ "days", "subdomains" } of the header that keeps browsers on https (HSTS)'),
    ),
    { days: 730, subdomains: false },
  ),
  server: v.optional(optionalAddress('the server of the calls'), ''),
  web: v.optional(optionalAddress('where members open the site (the first of domains unless given)'), ''),
  storage: v.optional(optionalAddress('where the configured pictures are (the server unless given)'), ''),
  chat: v.optional(chat),
  scores: v.optional(
    v.pipe(
      v.strictObject({
        live: page('the page of live football results'),
        standings: page('the page of league standings'),
      }),
      v.description(
        'the two embedded score pages: { "live", "standings" }; in an address, {scheme} becomes light or dark, {accent} the colour of the brand such as ffca00, and {language} such as th',
      ),
    ),
  ),
  film: v.optional(page('the page of films')),
  gameHosts: v.optional(
    v.pipe(
      v.array(hostAddress('the host of a game provider')),
      v.description(
        'the providers whose games open inside the site; all others open in a window of their own',
      ),
    ),
    [],
  ),
  reports: v.optional(
    v.pipe(
      v.strictObject({
        endpoint: page('where reports are sent'),
        share: v.optional(
          v.pipe(
            percent,
            v.description('of how many visits in a hundred anything is sent, all unless given'),
          ),
          100,
        ),
      }),
      v.description('where errors, speed and what the policy refused are sent: { "endpoint", "share" }'),
    ),
  ),
  events: v.optional(
    v.pipe(
      v.strictObject({
        endpoint: v.optional(page('where events are sent')),
        tagManager: v.optional(
          v.pipe(
            v.strictObject({
              script: page("the tag manager's script"),
              hosts: v.optional(
                v.pipe(
                  v.array(hostAddress('a further host of the tag manager')),
                  v.description('the further hosts the script loads code from and sends to'),
                ),
                [],
              ),
            }),
            v.description('a tag manager in a frame of its own: { "script", "hosts" }'),
          ),
        ),
      }),
      v.check((said) => Boolean(said.endpoint ?? said.tagManager), 'names neither endpoint nor tagManager'),
      v.description('where visits are reported, with consent: { "endpoint", "tagManager" }'),
    ),
  ),
  footerYear: v.optional(
    v.pipe(
      v.union([
        v.literal('now'),
        v.pipe(
          v.number(),
          v.integer('is not a whole number'),
          v.minValue(1990, 'is before 1990'),
          v.maxValue(2100, 'is after 2100'),
        ),
      ]),
      v.description(
        'the year in the copyright line, Gregorian, or "now" (2022 and for members 2024 unless given)',
      ),
    ),
  ),
})

/** Schema of a brand's file; its `$schema` is for editors only. */
export const brandFileSchema = v.strictObject({
  $schema: v.optional(v.pipe(v.string(), v.description('"../packages/brand/src/brand.schema.json"'))),
  ...brandSchema.entries,
})
