export interface Question {
  flag: Flag
  field: string
  ask: string
  example: string
  choices?: readonly string[]
  optional?: boolean
}

type Flag = 'clientId' | 'name' | 'colour' | 'scheme' | 'line1' | 'line2' | 'tagline' | 'domain'
export type Answers = Partial<Record<Flag, string>>

/** Question for the client id, asked if the command line has none. */
export const clientIdQuestion: Question = {
  flag: 'clientId',
  field: 'clientId',
  ask: 'Its client id: the name of its file and of its folder',
  example: 'saengthong',
}

export const questions: Question[] = [
  { flag: 'name', field: 'displayName', ask: 'The name members read', example: 'แสงทอง' },
  { flag: 'colour', field: 'themeColour', ask: 'Its one theme colour', example: '#FFCA00' },
  {
    flag: 'scheme',
    field: 'scheme',
    ask: 'Dark or light pages, or both, as the member chooses',
    example: 'dark',
    choices: ['dark', 'light', 'both'],
  },
  { flag: 'line1', field: 'line.line1', ask: 'The main Line account', example: '@saengthong' },
  { flag: 'line2', field: 'line.line2', ask: 'The backup Line account', example: '@saengthong2' },
  {
    flag: 'tagline',
    field: 'tagline',
    ask: 'A short line under the name (Enter: the usual one)',
    example: 'ฝากถอนง่าย ตรวจสอบได้ทุกขั้นตอน',
    optional: true,
  },
  {
    flag: 'domain',
    field: 'domains',
    ask: 'The domain it is served on (Enter: not known yet)',
    example: 'www.example.com',
    optional: true,
  },
]

/** Returns the content of the file for these answers, plus fields likely to be changed next. */
export const brandFile = (clientId: string, answers: Answers) => ({
  $schema: '../packages/brand/src/brand.schema.json',
  clientId,
  displayName: answers.name,
  tagline: answers.tagline || undefined,
  themeColour: answers.colour,
  scheme: answers.scheme,
  line: { line1: answers.line1, line2: answers.line2 },
  levelRebates: [5, 5, 8, 12, 15],
  specialHosts: [],
  domains: answers.domain ? answers.domain.split(/[\s,]+/) : [],
})
