import {
  aCredit,
  aMember,
  aRewardRequest,
  calls,
  changeMockApi,
  later,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { lostCommands } from '@member/commands'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call, someGoods } from '../answers.testing.ts'
import { RewardScreen } from './RewardScreen.tsx'

afterEach(signOut)

const headphones = 'หูฟังไร้สาย'
const fiftyBaht = 'เครดิต 50 บาท'

/** Asks for the headphones on a slow server, closes the dialog, and opens that of another reward. */
const turnToAnother = async () => {
  const { come, answer } = later()
  mockApi({
    ...answers,
    [call.credit]: aCredit({ point: 52_340 }),
    [call.request]: answer,
    [call.requests]: [],
  })
  const user = show(<RewardScreen back="/" rewardLink="/reward" earnLink="/media" addressLink="/address" />)
  const redeem = async (name: string) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^แลก ${name}`) }))
  await redeem(headphones)
  await user.click(await screen.findByRole('button', { name: 'แลกด้วย 3,200 คะแนน' }))
  await waitFor(() => expect(calls(call.request)).toHaveLength(1))
  await user.click(screen.getAllByRole('button', { name: 'ปิด' })[0]!)
  await redeem(fiftyBaht)
  return { user, come }
}

test('a late answer about one reward is not shown as another’s', async () => {
  const { come } = await turnToAnother()
  const left = aCredit({ point: 49_140 })
  changeMockApi({ [call.credit]: left })
  come({ request: aRewardRequest({ reward: someGoods[1]!, status: 'PENDING' }), credit: left })
  expect((await screen.findAllByText('49,140')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/ส่งคำขอแลกแล้ว/)).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'แลกด้วย 100 คะแนน' }).disabled).toBe(false)
})

test('the lost answer about one reward does not make another’s button one that checks', async () => {
  const { come } = await turnToAnother()
  come(unavailable())
  await waitFor(() => expect(lostCommands(aMember().uuid)).toEqual([`request-reward:${someGoods[1]!.uuid}`]))
  expect(screen.getByRole('button', { name: 'แลกด้วย 100 คะแนน' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ตรวจผลรายการ' })).toBeNull()
})
