import { Banner } from '../feedback/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { Unreached } from '../loaded/Unreached.tsx'
import { useOnline } from '../page/useOnline.ts'
import { t } from '../language/words.ts'

/**
 * A part of the site did not load: a reload, for browsers remember what failed. Without a network it comes by itself when
 * that is back, and a reload would lead to a page that has nothing.
 */
export const PartMissing = () =>
  useOnline() ? (
    <Banner
      tone="warn"
      action={
        <Button small variant="quiet" onClick={() => window.location.reload()}>
          {t.common.reload}
        </Button>
      }
    >
      {t.failure.part}
    </Banner>
  ) : (
    <Unreached />
  )
