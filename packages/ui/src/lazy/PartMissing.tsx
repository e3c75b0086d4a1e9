import { Banner } from '../feedback/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { useOnline } from '../page/useOnline.ts'
import { t } from '../words.ts'

/**
 * A part of the site that stands on no screen did not load: reload, or try again. Without a network the site says that
 * alone, and the part comes by itself when it is back: a reload would lead to a page that has nothing.
 */
export const PartMissing = ({ retry }: { retry: () => void }) =>
  useOnline() ? (
    <Banner
      tone="warn"
      action={
        <>
          <Button small variant="quiet" onClick={() => window.location.reload()}>
            {t.common.reload}
          </Button>
          <Button small variant="quiet" onClick={retry}>
            {t.common.retry}
          </Button>
        </>
      }
    >
      {t.failure.part}
    </Banner>
  ) : null
