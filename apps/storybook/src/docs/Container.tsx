import { brandAtom } from '@member/brand'
import { tokensCss } from '@member/brand/palette'
import { GlobalStyle, tablet } from '@member/ui'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { createStore, Provider } from 'jotai'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { MemoryRouter } from 'react-router'
import { brands, shownBrand } from '../../.storybook/brands.ts'
import { filesOf, ownFaces } from '../../.storybook/ownFolders.ts'
import { useToolbar } from './useToolbar.ts'
import styled from '@emotion/styled'

interface ContainerProps {
  context: ComponentProps<typeof DocsContext.Provider>['value']
  children: ReactNode
}

/** A page of documentation in the brand, scheme and language of the toolbar. */
export const Container = ({ context, children }: ContainerProps) => {
  const { brand: clientId = '', scheme } = useToolbar()
  const shown = clientId in brands ? clientId : Object.keys(brands)[0]
  const brand = useMemo(() => shownBrand({ brand: shown, scheme }), [shown, scheme])
  const store = useMemo(() => {
    const fresh = createStore()
    fresh.set(brandAtom, brand)
    return fresh
  }, [brand])
  return (
    <DocsContext.Provider value={context}>
      <Provider store={store}>
        <style>{tokensCss(brand)}</style>
        <style data-own-faces>{ownFaces(filesOf(brand.clientId))}</style>
        <GlobalStyle />
        <MemoryRouter>
          <Sheet>{children}</Sheet>
        </MemoryRouter>
      </Provider>
    </DocsContext.Provider>
  )
}

/** The paper of a page of documentation. */
const Sheet = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 16px 96px;
  & h1 {
    margin-bottom: 8px;
    font-size: 1.75rem;
  }
  & h2 {
    margin: 48px 0 8px;
    font-size: 1.375rem;
    scroll-margin-top: 16px;
  }
  & h3 {
    margin: 24px 0 8px;
    font-size: 1.0625rem;
  }
  & > h1 + p {
    margin-bottom: 24px;
    color: var(--text-muted);
    font-size: 1.0625rem;
  }
  & em {
    font-style: normal;
    font-weight: 600;
  }
  & code {
    padding: 1px 5px;
    border-radius: 4px;
    background: var(--surface-2);
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  ${tablet} {
    padding: 40px 32px 96px;
    & h1 {
      font-size: 2.25rem;
    }
  }
`
