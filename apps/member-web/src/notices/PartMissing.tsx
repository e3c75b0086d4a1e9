import { Banner, Button } from '@member/ui'
import { th } from '../th.ts'
import { useOnline } from './useOnline.ts'

/**
 * A part of the site that stands on no screen did not load: try again, or reload. Without a network the site says that
 * alone, and the part comes by itself when it is back: a reload would lead to a page that has nothing.
 */
export const PartMissing = ({ retry }: { retry: () => void }) =>
  useOnline() ? (
    <Banner
      tone="warn"
      action={
        <>
          <Button small variant="quiet" onClick={retry}>
            {th.notice.retry}
          </Button>
          <Button small variant="quiet" onClick={() => window.location.reload()}>
            {th.screen.reload}
          </Button>
        </>
      }
    >
      {th.screen.missingText}
    </Banner>
  ) : null
