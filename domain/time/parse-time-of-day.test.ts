import { expect, test } from "vitest";
import { parseTimeOfDay } from "./parse-time-of-day.ts";

test.each([
  ["22:00", "22:00"],
  ["22", "22:00"],
  ["7:05", "07:05"],
  ["10 pm", "22:00"],
  ["10:30pm", "22:30"],
  ["12 pm", "12:00"],
  ["12 a.m.", "00:00"],
  ["about 9 in the evening", "21:00"],
  ["2 at night", "02:00"],
  ["11 at night", "23:00"],
  ["8 o'clock", "08:00"],
  ["22 h", "22:00"],
  ["22 h 30", "22:30"],
  ["22\u00A0h\u00A030", "22:30"],
  ["vers 9 heures du soir", "21:00"],
  ["7h du matin", "07:00"],
  ["3 h de l’après-midi", "15:00"],
  ["noon", "12:00"],
  ["Midi", "12:00"],
])("“%s” is %s", (text, time) => {
  expect(parseTimeOfDay(text)).toEqual({ ok: true, time });
});

test.each([
  ["in the morning", "morning"],
  ["Le matin", "morning"],
  ["l’après-midi", "afternoon"],
  ["this evening", "evening"],
  ["dans la soirée", "evening"],
  ["late at night", "night"],
  ["minuit", "night"],
])("“%s” is the %s", (text, time) => {
  expect(parseTimeOfDay(text)).toEqual({ ok: true, time });
});

test.each(["", "  ", "?", "je ne sais plus"])("“%s” is no time at all", (text) => {
  expect(parseTimeOfDay(text)).toEqual({ ok: true, time: null });
});

test.each(["25:00", "13 pm", "0 am", "10:75", "soon", "in the", "22 août"])("“%s” cannot be read", (text) => {
  expect(parseTimeOfDay(text)).toEqual({ ok: false });
});
