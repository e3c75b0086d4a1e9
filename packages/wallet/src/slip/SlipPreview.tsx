import styled from '@emotion/styled'
import { SlipArt } from '@member/ui'
import { useEffect, useMemo } from 'react'
import { t } from './words.ts'

const PictureBox = styled.div<{ small: boolean }>`
  display: flex;
  justify-content: center;
  height: ${({ small }) => (small ? 168 : 320)}px;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--surface-3);
  & > img {
    max-width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    width: 132px;
  }
`

/** The chosen picture, or else a drawing, in a box of fixed size. */
export const SlipPreview = ({ file, small = false }: { file: File | null; small?: boolean }) => {
  const address = useAddress(file)
  return (
    <PictureBox small={small}>{address ? <img src={address} alt={t.preview} /> : <SlipArt />}</PictureBox>
  )
}

function useAddress(file: File | null) {
  const address = useMemo(
    () => (file && 'createObjectURL' in URL ? URL.createObjectURL(file) : undefined),
    [file],
  )
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
