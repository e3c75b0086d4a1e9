import styled from '@emotion/styled'
import { brandAtom, pictureAddress } from '@member/brand'
import {
  Card,
  desktop,
  EmptyState,
  EventArt,
  EmbeddedFrame,
  LinkButton,
  Loaded,
  Page,
  Picture,
  Section,
} from '@member/ui'
import { useAtomValue, atom } from 'jotai'
import { PosterWall } from './PosterWall.tsx'
import { Bone, Hint, Posters } from './posterStyle.ts'
import { t } from './words.ts'
import {
  ApiError,
  configurationKey,
  getConfiguration,
  isAwaited,
  memberConfigurationsQuery,
  queryAtom,
  type Configuration,
} from '@member/api-client'

const pageKey = 'media.movie.page'
const listAtom = queryAtom(() => memberConfigurationsQuery())

const isPoster = (key: string) => key.startsWith('media.movie.') && key !== pageKey

/** Fetches a configuration entry by key; null if there is none. */
const configurationOf = async (key: string, signal: AbortSignal): Promise<Configuration | null> => {
  try {
    return await getConfiguration(key, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404001) return null
    throw error
  }
}

const pageAtom = queryAtom(() => ({
  queryKey: [...configurationKey, pageKey],
  queryFn: ({ signal }) => configurationOf(pageKey, signal),
}))

const postersAtom = queryAtom((get) => {
  const list = get(listAtom)
  const brand = get(brandAtom)
  const keys = (list.data ?? []).map(({ key }) => key).filter(isPoster)
  return {
    queryKey: [...configurationKey, 'posters', ...keys],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(keys.map((key) => configurationOf(key, signal)))
      return found.flatMap((entry) => {
        const address = pictureAddress(entry?.value.data.path, brand)
        return entry && address !== undefined ? [{ key: entry.key, address }] : []
      })
    },
    enabled: list.data !== undefined,
  }
})

const moviePictureAtom = atom((get) => pictureAddress(get(pageAtom).data?.value.data.path, get(brandAtom)))

/** True until it is known whether the page of films has a picture. */
const isPictureAwaitedAtom = atom((get) => isAwaited(get(pageAtom)))

// Flatter on a desktop, so that the posters below it are in sight.
const Top = styled(Picture)`
  ${desktop} {
    &::before {
      padding-top: 200px;
    }
    & img {
      object-position: 50% 38%;
    }
  }
`

const bones = (
  <Posters count={6}>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <li key={place} aria-hidden>
        <Bone />
      </li>
    ))}
  </Posters>
)

export function MovieScreen({ title, back }: { title: string; back: string }) {
  const { film } = useAtomValue(brandAtom)
  const picture = useAtomValue(moviePictureAtom)
  const isPictureAwaited = useAtomValue(isPictureAwaitedAtom)
  const posters = useAtomValue(postersAtom)
  return (
    <Page title={title} back={back}>
      {picture ? (
        <Top
          src={picture}
          alt={t.moviePicture}
          width={16}
          height={7}
          radius="l"
          eager
          fallback={<EventArt name="film" />}
        />
      ) : null}
      {film ? <EmbeddedFrame src={film} title={t.film} height={560} /> : null}
      {/* The posters come below the picture, which the operator may have left out. */}
      {isPictureAwaited ? (
        bones
      ) : (
        <Section title={t.posters}>
          <Loaded
            query={posters}
            skeleton={bones}
            empty={
              <Card>
                <EmptyState
                  art={<EventArt name="film" />}
                  title={t.noFilms}
                  action={<LinkButton to={back}>{t.toEvents}</LinkButton>}
                >
                  {t.noFilmsNext}
                </EmptyState>
              </Card>
            }
          >
            {(all) => (
              <>
                <Hint>{t.press}</Hint>
                <PosterWall posters={all} />
              </>
            )}
          </Loaded>
        </Section>
      )}
    </Page>
  )
}
