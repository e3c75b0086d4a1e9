import { Banner } from '../feedback/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { Unreached } from '../loaded/Unreached.tsx'
import { useOnline } from '../page/useOnline.ts'
import { t } from '../language/words.ts'

/** Message that part of the site did not load, with a button that reloads the page. */
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
