import { Button, Dialog, Icon, Picture } from '@member/ui'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Large, Lens, Open, Posters } from './posterStyle.ts'
import { t } from './words.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-gap: 8px;
`

/** The posters, which the operator gives as pictures alone; a press opens one as large as the screen allows. */
export function PosterWall({ posters }: { posters: { key: string; address: string }[] }) {
  const [shown, show] = useState<number>()
  const count = posters.length
  const next = (step: number) => show((at = 0) => (at + step + count) % count)
  return (
    <>
      <Posters count={count}>
        {posters.map(({ key, address }, at) => (
          <li key={key}>
            <Open type="button" aria-haspopup="dialog" onClick={() => show(at)}>
              <Picture src={address} alt={t.poster({ place: at + 1 })} width={2} height={3} radius="l" />
              <Lens>
                <Icon name="search" size={20} />
              </Lens>
            </Open>
          </li>
        ))}
      </Posters>
      {shown === undefined ? null : (
        <Dialog
          title={t.posterOf({ place: shown + 1, count })}
          onClose={() => show(undefined)}
          actions={
            count > 1 ? (
              <Two>
                <Button onClick={() => next(-1)}>{t.previous}</Button>
                <Button onClick={() => next(1)}>{t.next}</Button>
              </Two>
            ) : undefined
          }
        >
          <Large
            src={posters[shown]?.address}
            alt={t.poster({ place: shown + 1 })}
            width={2}
            height={3}
            radius="m"
            eager
          />
        </Dialog>
      )}
    </>
  )
}
