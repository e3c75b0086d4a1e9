import { Button, Dialog } from '@member/ui'
import { th } from '../../th.ts'
import { thAnnouncement } from '../announcements/thAnnouncement.ts'
import { renew } from '../worker.ts'

/** The site was renewed while this page stood open. */
export const Update = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={th.update.title}
    onClose={onClose}
    actions={
      <>
        <Button variant="primary" wide icon="refresh" onClick={() => void renew()}>
          {th.update.reload}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {thAnnouncement.dismiss}
        </Button>
      </>
    }
  >
    {th.update.text}
  </Dialog>
)
