import { createSlice } from '@reduxjs/toolkit';

/** Whether the session ended in the middle of work, so that a person has to sign in again over the page. */
export const session = createSlice({
  name: 'session',
  initialState: { expired: false },
  reducers: {
    sessionExpired: (state) => {
      state.expired = true;
    },
    sessionSettled: (state) => {
      state.expired = false;
    },
  },
  selectors: { selectSessionExpired: ({ expired }) => expired },
});

export const { sessionExpired, sessionSettled } = session.actions;
export const { selectSessionExpired } = session.selectors;
