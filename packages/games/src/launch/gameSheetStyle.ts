import styled from '@emotion/styled'

export const Top = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: 16px;
`

export const Cover = styled.div`
  flex: none;
  width: 124px;
  margin-right: 16px;
`

export const Facts = styled.div`
  min-width: 0;
  & > p {
    overflow-wrap: anywhere;
  }
  & > p[lang] {
    margin-bottom: 6px;
    font-family: var(--font-display);
    font-size: 1.0625rem;
  }
  & span {
    color: var(--text-muted);
  }
`

export const Stake = styled.div`
  margin-bottom: 16px;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--surface-1);
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & > p {
    margin-top: 4px;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`
