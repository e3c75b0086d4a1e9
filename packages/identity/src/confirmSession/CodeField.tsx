import { Button, Stack, TextField } from '@member/ui'
import { t } from './words.ts'

export interface CodeFieldProps {
  isRecovery: boolean
  code: string
  error: string | undefined
  onCode: (code: string) => void
  onSwitch: () => void
}

export const CodeField = ({ isRecovery, code, error, onCode, onSwitch }: CodeFieldProps) => (
  <Stack>
    {isRecovery ? (
      <TextField
        label={t.recovery}
        name="recovery"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={error}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
    ) : (
      <TextField
        label={t.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        value={code}
        error={error}
        // Apps show the code with a space in the middle.
        onChange={({ currentTarget }) => onCode(currentTarget.value.replace(/\s/g, ''))}
      />
    )}
    <Button variant="quiet" small onClick={onSwitch}>
      {isRecovery ? t.appInstead : t.recoveryInstead}
    </Button>
    {isRecovery ? <p>{t.lost}</p> : null}
  </Stack>
)
