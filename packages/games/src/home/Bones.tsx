import styled from '@emotion/styled'
import { GameCardSkeleton } from '../card/GameCardSkeleton.tsx'
import { railCard } from '../card/gameCardStyle.ts'

const Line = styled.div`
  display: flex;
  overflow: hidden;
  & > * {
    flex: none;
    width: ${railCard};
    margin: 0 10px 4px 0;
  }
`

/** A line of games that have not come yet. */
export const Bones = () => (
  <Line aria-hidden>
    {Array.from({ length: 6 }, (_, at) => (
      <GameCardSkeleton key={at} />
    ))}
  </Line>
)
