// @vitest-environment jsdom
import { expect, it } from "vitest";
import { lastOwner, rememberAddress, rememberPlace, takePlace } from "@/lib/return-to";

it("leads the same person back, once", () => {
  rememberPlace("ana", "/teacher/lessons?status=SCHEDULED");
  expect(takePlace("ana")).toBe("/teacher/lessons?status=SCHEDULED");
  expect(takePlace("ana")).toBeNull();
});

it("leads nobody back who has got another role meanwhile", () => {
  rememberPlace("ana", "/teacher/lessons", "TEACHER");
  expect(takePlace("ana", "ADMINISTRATOR")).toBeNull();
  rememberPlace("ana", "/teacher/lessons", "TEACHER");
  expect(takePlace("ana", "TEACHER")).toBe("/teacher/lessons");
});

it("leads whoever signs in next to an address that was opened signed out", () => {
  rememberAddress("/lessons?lesson=1");
  expect(lastOwner()).toBeNull();
  expect(takePlace("ben")).toBe("/lessons?lesson=1");
  expect(takePlace("ben")).toBeNull();
  rememberAddress("//elsewhere.example");
  expect(takePlace("ben")).toBeNull();
});

it("leads nobody else there, and to no other site", () => {
  rememberPlace("ana", "/teacher/lessons");
  expect(takePlace("ben")).toBeNull();
  expect(takePlace("ana")).toBeNull();
  rememberPlace("ana", "//elsewhere.example");
  expect(takePlace("ana")).toBeNull();
  sessionStorage.setItem("returnTo", "broken");
  expect(takePlace("ana")).toBeNull();
  rememberPlace(null, "/teacher/lessons");
  expect(takePlace(undefined)).toBeNull();
});
