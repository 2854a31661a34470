# Starts Orca in a session of its own, under Xvfb and D-Bus, and then takes commands: xdotool, firefox-esr.
export HOME="$1" XDG_DATA_HOME="$1/data" LANGUAGE=es

# Without a voice Orca writes to its log what it would say. Typed letters need no echo.
mkdir -p "$XDG_DATA_HOME/orca" "$HOME/firefox"
cat > "$XDG_DATA_HOME/orca/orca-customizations.py" << END
import sys
sys.modules["speechd"] = None
import orca.debug, orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
END
cat > "$HOME/firefox/user.js" << END
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "es-ES, es");
END

for switch in IsEnabled ScreenReaderEnabled; do
  dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus \
    org.freedesktop.DBus.Properties.Set string:org.a11y.Status string:$switch variant:boolean:true
done
openbox &
orca --disable braille --debug-file "$HOME/log" &
exec sh
