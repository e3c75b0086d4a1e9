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
import { moviePictureAtom, postersAtom } from '../media/movie.ts'
import { th } from '../th.ts'
import { thMedia } from '../media/thMedia.ts'

const bones = (
  <Tiles as="div" least={150}>
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} height={220} />
    ))}
  </Tiles>
)

/** Films: the operator's page and posters, and the film host in a frame where the brand has one. */
export function Movie({ back }: { back: string }) {
  const { film } = useAtomValue(brandAtom)
  const picture = useAtomValue(moviePictureAtom)
  return (
    <Page title={th.title.movie} back={back}>
      {picture ? (
        <Picture
          src={picture}
          alt={thMedia.moviePicture}
          width={16}
          height={7}
          radius="l"
          eager
          fallback={<EventArt name="film" />}
        />
      ) : null}
      {film ? <EmbeddedFrame src={film} title={thMedia.film} height={560} /> : null}
      <Section title={thMedia.posters}>
        <Loaded
          query={useAtomValue(postersAtom)}
          skeleton={bones}
          empty={
            <Card>
              <EmptyState
                art={<EventArt name="film" />}
                title={thMedia.noFilms}
                action={<LinkButton to={back}>{thMedia.toEvents}</LinkButton>}
              >
                {thMedia.noFilmsNext}
              </EmptyState>
            </Card>
          }
        >
          {(posters) => (
            <Tiles least={150}>
              {posters.map(({ key, address }, place) => (
                <li key={key}>
                  <Picture src={address} alt={thMedia.poster(place + 1)} width={2} height={3} radius="l" />
                </li>
              ))}
            </Tiles>
          )}
        </Loaded>
      </Section>
    </Page>
  )
}
