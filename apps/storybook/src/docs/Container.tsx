import { brandAtom } from '@member/brand'
import { tokensCss } from '@member/brand/palette'
import { GlobalStyle } from '@member/ui'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { createStore, Provider } from 'jotai'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { MemoryRouter } from 'react-router'
import { brands, shownBrand } from '../../.storybook/brands.ts'
import { filesOf, ownFaces } from '../../.storybook/ownFolders.ts'
import { Sheet } from './Sheet.tsx'
import { useToolbar } from './useToolbar.ts'

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
