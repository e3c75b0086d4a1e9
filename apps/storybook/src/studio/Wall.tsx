import styled from '@emotion/styled'
import { type Brand, gameCategories, textAddress, type TextName, textNames } from '@member/brand'
import { type Words, filledIn, textFile } from '@member/brand/own/checks'
import type { Language } from '@member/i18n'
import { ownFaces } from '../../.storybook/ownFolders.ts'
import { addressesOf, type Draft } from './draft.ts'
import { type Device, Glass } from './Glass.tsx'
import { helpMarkdown, legalMarkdown } from '@member/brand-build/legal-markdown'
import { useEffect, useState } from 'react'

export const places = {
  Landing: '/',
  'Log in': '/login',
  Register: '/register',
  Dashboard: '/auth/dashboard',
  Deposit: '/auth/deposit',
  Slip: '/auth/deposit/slip',
  Withdraw: '/auth/withdraw',
  Games: '/auth/games/category?cat=slot',
  Events: '/auth/media',
  Wheel: '/auth/media/wheel',
  Rewards: '/auth/reward',
  Level: '/auth/user/ranking',
}

export type Place = keyof typeof places

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -12px;
  & > * {
    margin: 12px;
  }
`

interface WallProps {
  brand: Brand
  words: Words
  language: Language
  files: Draft['files']
  device: Device
  shown: readonly Place[]
}

// A screen left out by the brand redirects, and would stay there after it is restored.
const offered = ({ leaveOut, categories }: Brand) =>
  [...leaveOut, ...gameCategories.filter((name) => categories.includes(name))].join()

/** Live previews of the product's screens, whose links and forms work. */
export const Wall = ({ brand, words, language, files, device, shown }: WallProps) => {
  const screens = { brand, words, language, device, faces: ownFaces(addressesOf(files)) }
  return (
    <Root>
      {shown.map((place) => (
        <Glass key={place + offered(brand)} title={place} path={places[place]} {...screens} />
      ))}
      {useLegalPages(files, brand, language).map(({ name, html }) => (
        <Glass key={name} title={`Text: ${name}`} path={textAddress(name)} legal={html} {...screens} />
      ))}
    </Root>
  )
}

const textsIn = (files: Draft['files'], language: Language) =>
  Promise.all(
    textNames.flatMap((name) => {
      const file = files[textFile(name, language)]
      return file ? [file.text().then((text) => ({ name, text }))] : []
    }),
  )

function useLegalPages(files: Draft['files'], brand: Brand, language: Language) {
  const [texts, setTexts] = useState<{ name: TextName; text: string }[]>([])
  useEffect(() => {
    let isWanted = true
    void textsIn(files, language).then((read) => isWanted && setTexts(read))
    return () => {
      isWanted = false
    }
  }, [files, language])
  return texts.map(({ name, text }) => {
    const toHtml = name === 'help' ? helpMarkdown : legalMarkdown
    return { name, html: toHtml(filledIn(text, brand)) }
  })
}
