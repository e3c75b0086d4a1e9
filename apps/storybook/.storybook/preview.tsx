import { languageNames, languages } from '@member/i18n'
import { signOut, mockApi } from '@member/api-client/testing'
import { forgetCopies } from '@member/commands/testing'
import { elementError } from '@member/testing/element-error'
import { limits } from '@member/testing/limits'
import '@member/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { configure, expect, prettyDOM, waitFor } from 'storybook/test'
import { brands, shownBrand, shownLanguage } from './brands.ts'
import { prepareFrame } from './framed.ts'
import { Member } from './Member.tsx'
import { filesOf, ownFaces, wordsOf } from './ownFolders.ts'
import { emulateMotion, lastingMotion } from './reducedMotion.ts'
import { showBrandWords, showPseudoWords } from './showBrandWords.ts'

const asWritten =
  /สมชาย ใจดี|สมชาย ใ\*|demo1234|dem\*{4}4|1234567890|4051234567|123-4-56789-0|405-1-23456-7|x-x\d{4}-x/

/** Returns texts with a name or number that a browser would translate together with the page. */
const translatedNames = (): string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent ?? ''
    if (asWritten.test(said) && !text.parentElement?.closest('[translate=no], script, style, title, option'))
      found.push(said)
  }
  return found
}

configure({ asyncUtilTimeout: limits.lookUp, getElementError: elementError(prettyDOM) })

// The site omits a late font; a story waits for it.
for (const face of document.fonts) face.display = 'swap'

prepareFrame()

/** Dismisses an open dialog, which is outside its story and would stay in the next story. */
const leaveQuestion = async () => {
  document.querySelector<HTMLElement>('.swal2-cancel')?.click()
  await waitFor(() => expect(document.querySelector('.swal2-container')).toBeNull())
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Style sheets are not fetched again, and passed checks are not listed.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: { assets: ['media'] } } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Icons', 'Illustrations', 'Voice'],
          'Patterns',
          ['Waiting', 'Failure', 'Empty', 'Confirmation', 'Limits', 'Money', 'By state'],
          'Flows',
          'ui',
          'app',
          'auth',
          'wallet',
          'games',
          'rewards',
          'protection',
          'analytics',
          'home',
          'news',
          'support',
          'Brand',
          ['Studio', 'Site'],
        ],
      },
    },
    viewport: {
      options: {
        small: { name: '360 phone', styles: { width: '360px', height: '740px' } },
        phone: { name: '390 phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280 desktop', styles: { width: '1280px', height: '800px' } },
        window: { name: 'Whole window', styles: { width: '100%', height: '100%' } },
      },
    },
  },
  initialGlobals: {
    brand: 'saengthong',
    scheme: 'own',
    language: 'th',
    motion: 'full',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    brand: {
      description: 'The brand whose colours and words are shown',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.values(brands).map(({ clientId, displayName }) => ({
          value: clientId,
          title: `${displayName} · ${clientId}`,
        })),
      },
    },
    scheme: {
      description: 'The brand’s own scheme, or its colours in dark or light',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Brand’s scheme' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
    language: {
      description: 'The language of the product',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...languages.map((value) => ({ value, title: languageNames[value] })),
          { value: 'pseudo', title: 'Pseudo: longer by half' },
        ],
      },
    },
    motion: {
      description: 'Full, or as for a member who set the phone to reduced motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'still', title: 'Reduced motion' },
        ],
      },
    },
  },
  // A visitor on a fresh phone, with a server that does not answer; a story's own beforeEach sets its answers.
  beforeEach: ({ globals }) => {
    const language = shownLanguage(globals)
    document.documentElement.lang = language
    if (globals['language'] === 'pseudo') showPseudoWords()
    else showBrandWords(wordsOf(String(globals['brand']), language), language)
    signOut()
    localStorage.clear()
    sessionStorage.clear()
    forgetCopies()
    mockApi({})
    return leaveQuestion
  },
  afterEach: ({ globals }) => {
    const names = translatedNames()
    if (names.length > 0) throw new Error(`Outside of translate="no": ${names.join(' | ')}`)
    const moving = globals['motion'] === 'still' ? lastingMotion() : []
    if (moving.length > 0) throw new Error(`Moves under reduced motion: ${moving.join(' | ')}`)
  },
  decorators: [
    (Story, { id, globals, parameters }) => {
      const still = globals['motion'] === 'still'
      emulateMotion(still)
      return (
        <Member
          key={[id, globals['brand'], globals['scheme'], globals['language'], still].join(' ')}
          // A story may override fields of its brand.
          brand={{ ...shownBrand(globals), ...parameters['brand'] }}
          faces={ownFaces(filesOf(String(globals['brand'])))}
          still={still}
          path={parameters['path'] ?? '/'}
        >
          <Routes>
            <Route path={parameters['pattern'] ?? '*'} element={<Story />} />
          </Routes>
        </Member>
      )
    },
  ],
}

export default preview
