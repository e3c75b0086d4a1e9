/** States that a designer searches for, with the names of stories that show them. */
export const states: Record<string, RegExp> = {
  empty:
    /Empty|^None|^Nothing(?=$|Found|New|Played|Set|Spent|Lost|Under)|^No(Address|Favourites|LimitSet|Withdrawals)/,
  waiting:
    /Loading|Wait|Pending|Processing|Sending|Checking|Opening|Looking|LookedAt|Retrying|Verifying|Reading|Bringing|ItsWay|Claiming|Confirming|Searching|Filtering|Leaving|Adding|Removing|Starting/,
  failed:
    /Fail|Refuse|Reject|Broken|Missing|NoAnswer|NoLine|Offline|Forbidden|NotSaved|NotSent|NotFound|NotChanged|NotStarted|BankDown|BankIsDown|Unavailable|Expired|DidNot/,
  uncertain: /Uncertain|NobodyKnows|AnswerLost|NotSeenYet|FeedIsLate|AnswerDidNotArrive|Unknown/,
  'wrong-input':
    /Wrong|Mistyped|Mismatch|Differ|TooShort|TooLittle|TooMuch|Faulty|Impossible|Backwards|HardToGuess|OddLength|Nothing(Typed|Chosen|Ticked|Agreed)|(Amount|Code)Missing/,
  limit:
    /Limit|TooOften|TooMany|TooMuch|TooLittle|Throttled|Reached|Capped|Closed|NoTimesLeft|NoSpins|NoTurns|TooFew|OnABreak|OnBreak|Excluded|Suspended|BelowTheAge|TooYoung/,
  confirmation: /Asked|Question|Ask$|Confirm|Order$/,
  done: /Done|Sent$|Arrived|Landed|Saved|Won|Credited|Accepted|Claimed|Taken$|Finished|Changed$|TransferredOut/,
  long: /Long|Huge|Thousand|Hundred|Millions/,
  desktop: /Desktop/,
}

/** Returns the states that a story shows, by its name. */
export const statesOf = (story: string): string[] =>
  Object.entries(states).flatMap(([state, names]) => (names.test(story) ? [state] : []))
