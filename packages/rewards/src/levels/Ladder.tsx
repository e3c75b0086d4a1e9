import styled from '@emotion/styled'
import { LevelCard } from './LevelCard.tsx'
import { levels } from './levels.ts'

const Rungs = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-gap: 16px;
  }
`

/** The six levels, lowest first, with the member's own and the next one marked. */
export const Ladder = ({ level, next }: { level: number; next: number | null }) => (
  <Rungs>
    {levels.map((each) => (
      <LevelCard
        key={each.level}
        level={each}
        stands={
          each.level === level
            ? 'current'
            : each.status === 'DISABLED'
              ? 'disabled'
              : each.level < level
                ? 'passed'
                : each.level === next
                  ? 'next'
                  : 'ahead'
        }
      />
    ))}
  </Rungs>
)
