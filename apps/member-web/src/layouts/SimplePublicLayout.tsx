import { brandAtom } from '@member/brand'
import { IconButton, LinkButton, TopBar } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { type FormEvent, useId } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { loginFor } from '../session/returnTo.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { LineBubble } from '../support/LineBubble.tsx'
import { th } from '../th.ts'
import { SiteFrame } from '../bars/SiteFrame.tsx'

const Search = styled.form`
  display: flex;
  align-items: center;
  flex: 1 1 auto;
  min-width: 0;
  max-width: 420px;
  margin: 0 12px;
  padding-left: 14px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  & > input {
    flex: 1 1 auto;
    min-width: 0;
    height: 42px;
    border: 0;
    background: transparent;
    font-size: 1rem;
  }
`

/** A bar with a search box and a login link, for special hosts. What is searched for is seen after the login. */
export function SimplePublicLayout() {
  const { footerYear } = useAtomValue(brandAtom)
  const id = useId()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = encodeURIComponent(typeof typed === 'string' ? typed.trim() : '')
    void navigate(loginFor(`/auth/games/category?q=${q}`))
  }
  return (
    <SiteFrame
      year={footerYear ?? 2022}
      bar={
        <TopBar
          start={<SiteLogo to="/" compact />}
          end={
            <LinkButton to="/login" small variant="quiet">
              {th.nav.login}
            </LinkButton>
          }
        >
          <Search role="search" onSubmit={search}>
            <label htmlFor={id} hidden>
              {th.nav.search}
            </label>
            <input
              id={id}
              name="q"
              type="search"
              placeholder={th.nav.search}
              autoComplete="off"
              maxLength={60}
            />
            <IconButton type="submit" icon="search" label={th.nav.searchButton} />
          </Search>
        </TopBar>
      }
    >
      <Outlet />
      <LineBubble />
    </SiteFrame>
  )
}
