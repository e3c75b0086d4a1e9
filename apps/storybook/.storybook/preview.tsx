import { signOut, wire } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import '@member/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { brands } from './brands.ts'
import { Member } from './Member.tsx'

// A busy machine may take longer than a second to show what a play function waits for.
configure({ asyncUtilTimeout: 5_000 })

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        small: { name: '360 phone', styles: { width: '360px', height: '740px' } },
        phone: { name: '390 phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280 desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: {
    brand: 'saengthong',
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
          title: displayName,
        })),
      },
    },
    motion: {
      description: 'As for a member who asked their phone for less motion',
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
  // A visitor on a fresh phone, with a server that says nothing; a story's own beforeEach wires its answers.
  beforeEach: () => {
    signOut()
    localStorage.clear()
    sessionStorage.clear()
    wire({})
  },
  decorators: [
    (Story, { id, globals, parameters }) => (
      <Member
        key={`${id} ${globals['brand']}`}
        brand={brands[globals['brand']] ?? aBrand()}
        still={globals['motion'] === 'still'}
        path={parameters['path'] ?? '/'}
        pattern={parameters['pattern'] ?? '*'}
      >
        <Story />
      </Member>
    ),
  ],
}

export default preview
