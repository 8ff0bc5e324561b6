import { create } from 'zustand';

interface Asked {
  /** How much that was done without a network hasn't been sent; 0 while nobody is asked. */
  unsent: number;
  answer: (leaves: boolean) => void;
}

const NOT_ASKED: Asked = { unsent: 0, answer: () => undefined };

/** Asked before a sign-out that would lose work; the account menu shows it. */
export const signOutQuestion = create<Asked>(() => NOT_ASKED);

/** Resolves to whether the person signs out and loses what wasn't sent. */
export function askToLeave(unsent: number): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (leaves: boolean) => {
      signOutQuestion.setState(NOT_ASKED);
      resolve(leaves);
    };
    signOutQuestion.setState({ unsent, answer });
  });
}
