import { desktop } from '@member/ui'

/** At the end of the page on a phone, where it covers nothing that is pressed; in the corner beside it on a desktop. */
export const bubble = `
  display: flex;
  align-items: center;
  justify-content: center;
  width: max-content;
  min-height: 52px;
  max-width: calc(100% - 32px);
  margin: 0 auto 24px;
  padding: 0 20px;
  border: 1px solid var(--border-strong);
  border-radius: 26px;
  background: var(--surface-3);
  color: var(--brand-text);
  & > span {
    margin-left: 10px;
  }
  ${desktop} {
    position: fixed;
    z-index: 15;
    right: 24px;
    bottom: 24px;
    width: 52px;
    margin: 0;
    padding: 0;
    box-shadow: 0 6px 20px var(--shadow);
    & > span {
      display: none;
    }
  }
`
