import { Banner, Button } from '@member/ui'
import { th } from '../th.ts'

/** A part of the site that stands on no screen did not load: try again, or reload. */
export const PartMissing = ({ retry }: { retry: () => void }) => (
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
)
