import { Button, Dialog } from '@member/ui'
import { t } from './words.ts'
import { renew } from '../site/worker.ts'

export const Update = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={t.title}
    onClose={onClose}
    actions={
      <>
        <Button variant="primary" wide icon="refresh" onClick={() => void renew()}>
          {t.reload}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t.dismiss}
        </Button>
      </>
    }
  >
    {t.text}
  </Dialog>
)
