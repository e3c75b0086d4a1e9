import { brandAtom } from '@member/brand'
import {
  Card,
  EmptyState,
  EventArt,
  EmbeddedFrame,
  LinkButton,
  Loaded,
  Page,
  Picture,
  Section,
  Skeleton,
  Tiles,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { isPictureAwaitedAtom, moviePictureAtom, postersAtom } from './movie.ts'
import { t } from './words.ts'

const bones = (
  <Tiles as="div" least={150}>
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} height={220} />
    ))}
  </Tiles>
)

export function MovieScreen({ title, back }: { title: string; back: string }) {
  const { film } = useAtomValue(brandAtom)
  const picture = useAtomValue(moviePictureAtom)
  const isPictureAwaited = useAtomValue(isPictureAwaitedAtom)
  const posters = useAtomValue(postersAtom)
  return (
    <Page title={title} back={back}>
      {picture ? (
        <Picture
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
              <Tiles least={150}>
                {all.map(({ key, address }, place) => (
                  <li key={key}>
                    <Picture
                      src={address}
                      alt={t.poster({ place: place + 1 })}
                      width={2}
                      height={3}
                      radius="l"
                    />
                  </li>
                ))}
              </Tiles>
            )}
          </Loaded>
        </Section>
      )}
    </Page>
  )
}
