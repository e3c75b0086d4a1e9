import styled from '@emotion/styled'
import { Button, Card, DateField, SelectField } from '@member/ui'
import { t as wallet } from '../money/words.ts'
import { t } from './words.ts'
import { isBackwards, isFiltered, statusesOf, type HistoryFilter } from './filter.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-gap: 12px;
  & > :first-of-type {
    grid-column: 1 / -1;
  }
  @media (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-of-type {
      grid-column: auto;
    }
  }
`

const Clear = styled.div`
  margin-top: 8px;
`

export const HistoryFilters = ({
  filter,
  onChange,
}: {
  filter: HistoryFilter
  onChange: (part: Partial<HistoryFilter>) => void
}) => {
  const { tab, status = '', from = '', to = '' } = filter
  const options = statusesOf[tab].map((value) => ({ value, label: wallet.status[value] }))
  return (
    <Card aria-label={t.filter}>
      <Fields>
        <SelectField
          label={t.status}
          placeholder={t.all}
          options={options}
          value={status}
          onChange={({ target }) => onChange({ status: target.value })}
        />
        <DateField
          label={t.from}
          value={from}
          max={to || undefined}
          error={isBackwards(filter) ? t.rangeFault : undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <DateField
          label={t.to}
          value={to}
          min={from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Fields>
      {isFiltered(filter) ? (
        <Clear>
          <Button small variant="quiet" onClick={() => onChange({ status: '', from: '', to: '' })}>
            {t.clear}
          </Button>
        </Clear>
      ) : null}
    </Card>
  )
}
