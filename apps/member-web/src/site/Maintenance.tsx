import { Card, formatDateTime, LineCard, SceneArt, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { BrandHeadline } from '../landing/BrandHeadline.tsx'
import { Drawing, Main, Opening, Stage, Words } from '../landing/landingStyle.ts'
import { th } from '../th.ts'
import { thContact } from '../support/thContact.ts'
import { lineIdsAtom, operationAtom } from './site.ts'

const Title = styled.h1`
  font-size: 1.375rem;
`

const Muted = styled.p`
  color: var(--text-muted);
`

/** The website is closed for a while: whose it is, why, until when, and whom to ask. It goes away by itself. */
export function Maintenance() {
  const operation = useAtomValue(operationAtom)
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <Main id="content" tabIndex={-1}>
      <Stage>
        <Opening>
          <Words>
            <BrandHeadline as="p" />
            <Drawing>
              <SceneArt name="maintenance" />
            </Drawing>
          </Words>
          <Card tone="brand">
            <Stack>
              <Title>{th.title.maintenance}</Title>
              <p>{operation?.message || th.maintenance.text}</p>
              {operation?.until ? (
                <strong>{th.maintenance.until(formatDateTime(operation.until))}</strong>
              ) : null}
              <Muted>{th.maintenance.again}</Muted>
              <LineCard title={thContact.main} id={main} />
            </Stack>
          </Card>
        </Opening>
      </Stage>
    </Main>
  )
}
