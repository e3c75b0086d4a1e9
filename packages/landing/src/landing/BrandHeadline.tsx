import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { Headline, Phrase } from './landingStyle.ts'

/** The brand's name and tagline, in the same place on the open, closed or loading page. */
export function BrandHeadline({ as }: { as?: 'p' }) {
  const { displayName, tagline } = useAtomValue(brandAtom)
  return (
    <Headline {...(as && { as })}>
      <span>{displayName}</span>
      {tagline.split(' ').map((phrase) => (
        <Fragment key={phrase}>
          {' '}
          <Phrase>{phrase}</Phrase>
        </Fragment>
      ))}
    </Headline>
  )
}
