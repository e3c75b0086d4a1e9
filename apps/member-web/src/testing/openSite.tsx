import { mockApi, type MockAnswers } from '@member/api-client/testing'
import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { App } from '../App.tsx'
import { forMembers } from './answers.ts'

export function openSite(path: string, answers: MockAnswers = {}, brand: Brand = aBrand()) {
  mockApi({ ...forMembers, ...answers })
  window.history.replaceState(null, '', path)
  return render(
    <BrowserRouter>
      <App brand={brand} />
    </BrowserRouter>,
  )
}

export const address = () => window.location.pathname + window.location.search
