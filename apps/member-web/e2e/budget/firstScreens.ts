/**
 * Weight of a first screen.
 * `script` is the JavaScript until React hydrates the page and `everything` all files until idle (kB as sent),
 * `requests` the requests until idle.
 */
export interface Weight {
  script: number
  everything: number
  requests: number
}

/** A screen on which a visit may begin, with the limits of its weight. */
export interface FirstScreen {
  name: string
  path: string
  heading: string | RegExp
  session: boolean
  /** Set if announcements open over the screen. */
  news?: true
  limits: Weight
}

export const firstScreens: FirstScreen[] = [
  {
    name: 'landing',
    path: '/',
    heading: /.+/,
    session: false,
    limits: { script: 113.9, everything: 220, requests: 37 },
  },
  {
    name: 'login',
    path: '/login',
    heading: 'เข้าสู่ระบบ',
    session: false,
    limits: { script: 111.3, everything: 186, requests: 24 },
  },
  {
    name: 'dashboard',
    path: '/auth/dashboard',
    heading: /^สวัสดี/,
    session: true,
    limits: { script: 188, everything: 311, requests: 49 },
  },
]

/** The home with popups and announcements, which open after loading and are included in the weight. */
export const withNews: FirstScreen = {
  name: 'dashboard with its news',
  path: '/auth/dashboard',
  heading: /^สวัสดี/,
  session: true,
  news: true,
  limits: { script: 188, everything: 327, requests: 53 },
}
