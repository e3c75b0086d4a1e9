import styled from '@emotion/styled'
import type { LevelRow } from '@member/api-client'
import { Card, formatBaht, LevelMedal, LinkButton } from '@member/ui'
import { levelLook } from './levelLook.ts'
import { t } from './words.ts'

const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  & th,
  & td {
    padding: 10px 8px;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & tr > th:first-of-type {
    padding-left: 16px;
    text-align: left;
  }
  & td:last-of-type,
  & thead th:last-of-type {
    padding-right: 16px;
  }
  & thead th {
    color: var(--text-muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  & tbody tr {
    border-top: 1px solid var(--border);
  }
  & tbody th {
    font-weight: 500;
  }
  & tr[aria-current] {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
`

const Who = styled.span`
  display: flex;
  align-items: center;
  & > span {
    flex: none;
    width: 28px;
    margin-right: 8px;
  }
`

const Note = styled.div`
  padding: 12px 16px 16px;
  border-top: 1px solid var(--border);
  color: var(--text-muted);
  font-size: 0.875rem;
  /* Aligned with the text above. */
  & > a {
    margin-left: -14px;
  }
`

export const RefundTable = ({
  levels,
  own,
  winLostLink,
}: {
  levels: readonly LevelRow[]
  own: number
  winLostLink: string
}) => (
  <Card flush>
    <Scroll tabIndex={0} role="region" aria-label={t.refund.label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.refund.level}</th>
            <th scope="col">{t.refund.label}</th>
            <th scope="col">{t.refund.most}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, status, refundRate, maximumAmount }) => (
            <tr key={level} aria-current={level === own ? 'true' : undefined}>
              <th scope="row">
                <Who>
                  <span>
                    <LevelMedal level={levelLook(level).level} dim={status === 'DISABLED'} />
                  </span>
                  {level}. {levelLook(level).name}
                </Who>
              </th>
              <td>{t.refund.rate({ rate: refundRate })}</td>
              <td>
                {maximumAmount === null
                  ? t.refund.noCap
                  : formatBaht(maximumAmount, { unit: true, short: true })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
    <Note>
      <p>{t.refund.how}</p>
      {levels.some(({ maximumAmount }) => maximumAmount !== null) ? <p>{t.refund.capped}</p> : null}
      <LinkButton to={winLostLink} small variant="quiet">
        {t.refund.link}
      </LinkButton>
    </Note>
  </Card>
)
