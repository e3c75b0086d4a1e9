import { Tiles } from '@member/ui'
import { words } from './emblem/words.ts'
import { GameCover } from './GameCover.tsx'
import { ProviderCover } from './ProviderCover.tsx'

const providers = [
  ['JK', 'Jade Kirin'],
  ['AC', 'Aurum Circle'],
  ['SG', 'Siam Gems'],
  ['XE', 'Xenon Edge'],
] as const

export const CoverGallery = () => (
  <>
    <Tiles least={140}>
      {providers.map(([code, name]) => (
        <li key={code}>
          <ProviderCover code={code} name={name} />
        </li>
      ))}
    </Tiles>
    <br />
    <Tiles least={84}>
      {[...new Map(words.map(([word, emblem]) => [emblem, word])).values()].map((word, n) => (
        <li key={word}>
          <GameCover
            game={{
              gameCode: word,
              nameEn: word,
              provider: providers[n % providers.length]?.[0] ?? 'JK',
              category: 'slot',
              image: null,
              rank: n,
            }}
          />
        </li>
      ))}
    </Tiles>
  </>
)
